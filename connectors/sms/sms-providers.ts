// The adapter of an account.

import { aspsms } from './aspsms.ts'
import type { SmsAccess, SmsProvider } from './sms-provider.ts'
import { twilio } from './twilio.ts'

export const smsProvider = (access: SmsAccess): SmsProvider =>
  access.provider === 'twilio' ? twilio(access) : aspsms(access)
