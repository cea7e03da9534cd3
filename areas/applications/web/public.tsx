// Web parts that other areas may use: people of a household, and the entries of its history.

export { PeopleSection } from './household/PeopleSection.tsx'
export { timelineEntries } from './details/timeline-entries.ts'
