// Bulk mail to investors.

import { beginMail, prepareMail } from '#areas/communication/contract/bulk.ts'

const path = '/api/v1/communication/investors/bulk-mail'

export const beginInvestorMail = beginMail(path, 'investors')
export const prepareInvestorMail = prepareMail(path, 'investors')
