// Interface to a provider that sends text messages to mobile phones (standards.md §7).

export const smsProviderNames = ['aspsms', 'twilio'] as const
export type SmsProviderName = (typeof smsProviderNames)[number]

export interface TextMessage {
  /** E.164. */
  to: string
  /** At most 160 characters of the GSM 03.38 alphabet, so that it is one message. */
  text: string
}

export interface SmsProvider {
  name: string
  send(message: TextMessage): Promise<void>
  /** Signs in and sends nothing. */
  checkAccess(): Promise<void>
}

export interface SmsAccess {
  provider: SmsProviderName
  /** Origin without a path. */
  url: string
  /** User key of ASPSMS, account SID of Twilio. */
  user: string
  password: string
  /** Shown as the sender: up to 11 letters and digits, or a number. */
  sender: string
}

/** `undeliverable`: the provider takes no messages to this number. `refused`: it refuses the account. */
export class SmsFailed extends Error {
  readonly problem: 'unreachable' | 'refused' | 'undeliverable'

  constructor(problem: SmsFailed['problem'], detail: string) {
    super(detail)
    this.problem = problem
  }
}
