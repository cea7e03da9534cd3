// What the other areas may use of interested people: noting what came of it.

export { noteApplied } from './applying.ts'
