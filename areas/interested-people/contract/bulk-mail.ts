// Bulk mail to interested people.

import { beginMail, prepareMail } from '#areas/communication/contract/bulk.ts'

const path = '/api/v1/communication/interested/bulk-mail'

export const beginInterestedMail = beginMail(path, 'interested people')
export const prepareInterestedMail = prepareMail(path, 'interested people')
