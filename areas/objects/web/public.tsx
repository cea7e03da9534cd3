// For other areas: the queries to refetch after an object changes.

export { staleAfterChange as staleAfterObjectChange } from './changes.ts'
