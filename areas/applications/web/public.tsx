// What the other areas may show of the applications: the people of a household, its history, and who is
// next in line for an object.

export { NextInLineSection } from './NextInLineSection.tsx'
export { PeopleSection } from './PeopleSection.tsx'
export { timelineEntries } from './timeline-entries.ts'
