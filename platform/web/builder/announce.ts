// Text for screen readers; a live region on the page reads it out.

import { makeStore } from '../core/store.ts'

export const announced = makeStore('')

export const announce = (words: string): void => announced.set(words)
