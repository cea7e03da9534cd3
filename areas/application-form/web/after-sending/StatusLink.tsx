// Link from the form to the status page.

import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'

export const statusPageOf = ({ slug, token }: Credentials): string => `/form/application/${slug}/${token}/status`

export function StatusLink({ credentials }: { credentials: Credentials }) {
  const t = useText()
  return <Link to={statusPageOf(credentials)}>{t('application_form_status_open')}</Link>
}
