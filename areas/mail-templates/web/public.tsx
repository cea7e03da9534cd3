// Components of mail templates for other areas.

export { MailLook } from './MailLook.tsx'
export { SaveTemplateButton } from './SaveTemplateButton.tsx'
export { SendButton } from './SendButton.tsx'
export { SendMailModal } from './SendMailModal.tsx'
export { SignatureScreen } from './SignatureScreen.tsx'
export { TurnedDown } from './TurnedDown.tsx'
export { useMailWording, type MailWording } from './use-mail-wording.ts'
