// Records the acceptance of an offer that the household gave by phone or mail, after a question.

import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useConfirmOffer } from '../changes.ts'

interface Accepted {
  applicationId: string
  /** Name of the household. */
  name: string
  objectTitle: string
  /** Version of the offer. */
  version: number
}

export function useOfferConfirmation() {
  const t = useText()
  const confirmation = useConfirmOffer()
  const confirm = async ({ applicationId, name, objectTitle, version }: Accepted) => {
    const confirmed = await askToConfirm({
      title: t('applications_confirm_offer_title', { name }),
      text: t('applications_confirm_offer_text', { name, object: objectTitle }),
      confirm: t('applications_confirm_offer'),
    })
    if (confirmed) confirmation.mutate({ params: { id: applicationId }, body: { version } })
  }
  return { confirm, isPending: confirmation.isPending }
}
