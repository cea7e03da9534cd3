// For the screens of the other areas: the queries that a change of an object makes out of date.

export { staleAfterChange as staleAfterObjectChange } from './changes.ts'
