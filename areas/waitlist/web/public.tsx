// The controls of the form of criteria, for its preview.

export { criteriaControls } from './criteria/criteria-controls.tsx'
