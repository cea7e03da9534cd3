// Interface to other areas for the texts of mails.

export { type MailLink, type Values } from '../rules/filling.ts'
export {
  inProjectWords,
  letterOf,
  namesOf,
  processWords,
  sendProcessMail,
  writtenMail,
  type ProcessMail,
} from './process-mails.ts'
export { lookAtMail } from './look.ts'
export { previewWords } from './preview.ts'
export { forgetSignature } from './signatures.ts'
export { createTemplate } from './templates.ts'
export { choicesOf } from './named.ts'
export { htmlOf, standardWords } from './standard-words.ts'
export { mailProof, plainText } from './mail-proof.ts'
export { readTemplates, type OwnTemplate, type Words } from './own-words.ts'
export { mailWriter, type MailWriter, type Outcome, type WrittenMail, type Writing } from './writer.ts'
export { turnedDownFor } from './suppressed-address.ts'
