// The actor of a call, under the name that the audit records.

export interface Actor {
  kind: 'user' | 'applicant' | 'job' | 'system'
  id: string | null
  name: string
}
