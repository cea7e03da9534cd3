// True inside the card of a row, where there is room for less than in a column.

import { createContext } from 'react'

export const OnCard = createContext(false)
