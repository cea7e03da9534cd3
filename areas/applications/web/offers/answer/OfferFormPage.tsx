// Page behind the link of an offer mail. It shows the flat and asks for a response, which takes effect only after
// confirmation. A later visit shows the response already given.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isLanguage } from '#platform/rules/project-type.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { rememberLanguage, storedLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getOfferForm } from '../../../contract/offers.ts'
import { OfferEnded } from '../OfferEnded.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'
import { OfferedObject } from './OfferedObject.tsx'
import styles from './OfferFormPage.module.css'

/** The link of the mail contains the applicant's language; a choice made on the page takes precedence. */
export const load = ({ search: { language } }: LoadContext) => {
  if (isLanguage(language) && !storedLanguage('public')) rememberLanguage(language)
}

export default function OfferFormPage() {
  const t = useText()
  const id = useParam('id')
  const query = useQuery({ ...queryOf(getOfferForm, { params: { id } }), retry: false })
  const { data, error } = query
  if (error instanceof CallFailed && error.status === 410) return <OfferEnded text={error.message} />
  if (error instanceof CallFailed && error.status === 404) {
    return (
      <LinkEnded purpose={t('applications_offer_form_purpose')} reason={error.message}>
        <Button component={Link} to="/form/application/new-link">
          {t('general_ask_for_new_link')}
        </Button>
      </LinkEnded>
    )
  }
  if (!data) return <QueryView query={query} />
  return (
    <div className={styles.page}>
      <OfferedObject offer={data} />
      <OfferAnswer key={`${data.state} ${data.together.length}`} token={id} offer={data} />
    </div>
  )
}
