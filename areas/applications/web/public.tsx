// What the other areas may show of the applications: the people of a household, and its history.

export { PeopleSection } from './PeopleSection.tsx'
export { timelineEntries } from './timeline-entries.ts'
