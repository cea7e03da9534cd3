// Frame of the public pages of viewings: start data by the slugs of the address, and the message for a link that ended.

import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { NewLinkForm } from '#platform/web/kit/NewLinkForm.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { WaysToContact } from '#platform/web/ui/states/WaysToContact.tsx'
import { requestBookingLink } from '../../contract/new-link.ts'
import { initBooking, type BookingPage } from '../../contract/booking.ts'

export interface Slugs {
  interestedPersonSlug?: string
  objectSlug?: string
  appointmentSlug?: string
}

interface Props {
  slugs: Slugs
  titleOf: (page: BookingPage) => string
  children: (page: BookingPage) => ReactNode
}

export function BookingFrame({ slugs, titleOf, children }: Props) {
  const t = useText()
  const sent = { params: { lang: currentLanguage() }, query: slugs }
  const query = useQuery({ ...queryOf(initBooking, sent), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && isOver(error.status)) {
    const icon = <IconLinkOff size={32} stroke={1.5} />
    return (
      <EmptyState
        isPage
        title={error.message}
        text={error.status === 410 ? undefined : t('viewing_appointments_public_link_text')}
        icon={icon}
        action={
          <>
            {error.status !== 410 && <NewLinkForm request={requestBookingLink} />}
            <WaysToContact subject={error.message} />
          </>
        }
      />
    )
  }
  if (!data) return <QueryView query={query} rows={6} />
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={titleOf(data)}>
      {children(data)}
    </FormFrame>
  )
}

/** Unknown, malformed, or after the visit. */
const isOver = (status: number): boolean => status === 404 || status === 410 || status === 422 || status === 400
