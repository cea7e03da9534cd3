// Used by areas whose records get bulk mails through their own endpoint.

export { beginBulk, prepareBulk } from './bulk/bulk.ts'
