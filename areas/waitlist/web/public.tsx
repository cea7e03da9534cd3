// What the pages of an object and of an application show of the waitlist, and the controls of its form.

export { ApplicationOnWaitlistSection } from './ApplicationOnWaitlistSection.tsx'
export { criteriaControls } from './criteria-controls.tsx'
export { MatchingRequestsSection } from './MatchingRequestsSection.tsx'
