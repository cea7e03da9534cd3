// Who acts.

/** As the audit names them. */
export interface Actor {
  kind: 'user' | 'applicant' | 'job' | 'system'
  id: string | null
  name: string
}
