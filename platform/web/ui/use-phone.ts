// True if the window is as narrow as a phone's, with the same breakpoint as the style sheets.

import { useMediaQuery } from '@mantine/hooks'

export const usePhone = (): boolean => useMediaQuery('(width <= 800px)', undefined, { getInitialValueInEffect: false })
