// What a screen reader hears of the builder; a region on the page says it.

import { makeStore } from '#platform/web/core/store.ts'

export const announced = makeStore('')

export const announce = (words: string): void => announced.set(words)
