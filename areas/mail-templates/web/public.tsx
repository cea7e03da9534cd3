// What the other areas show of mail templates.

export { SaveTemplateButton } from './SaveTemplateButton.tsx'
