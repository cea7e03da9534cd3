// The code that a visitor shows at the door.

import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newCode = (): string => Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')
