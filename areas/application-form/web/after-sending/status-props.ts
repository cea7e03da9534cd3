import type { Credentials } from '../../contract/form-shapes.ts'
import type { ApplicationStatus } from '../../contract/status.ts'

export interface StatusProps {
  status: ApplicationStatus
  credentials: Credentials
}
