// For other areas: what every page of a workspace starts with, and the figures of the home page.

export { countByState, workOnHome, type Work } from './work.ts'
export { readInit } from './start-up.ts'
