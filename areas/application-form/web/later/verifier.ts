// Verifies a credit certificate through the server, which stores the result for staff.

import { call } from '#platform/web/api/call.ts'
import { checkCreditTrust, type CertificateResult } from '../../contract/certificate.ts'
import type { Credentials } from '../../contract/form-shapes.ts'

export const verifierFor =
  (credentials: Credentials, { formId, person }: { formId: string; person: string }) =>
  (number: string): Promise<CertificateResult> =>
    call(checkCreditTrust, { params: { ...credentials, id: formId }, body: { person, certificate_number: number } })
