// Exports the controls of the criteria form, for its preview.

export { criteriaControls } from './criteria/criteria-controls.tsx'
