// Bulk mail to applications.

import { beginMail, prepareMail } from '#areas/communication/contract/bulk.ts'

const path = '/api/v1/communication/application/bulk-mail'

export const beginApplicationsMail = beginMail(path, 'applications')
export const prepareApplicationsMail = prepareMail(path, 'applications')
