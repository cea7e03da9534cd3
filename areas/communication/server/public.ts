// For areas whose records get bulk mails by a call of their own.

export { beginBulk, prepareBulk } from './bulk/bulk.ts'
