// Withdraws a co-applicant's link after a confirmation that names the data deleted with it.

import { call } from '#platform/web/api/call.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { notify } from '#platform/web/core/notify.ts'
import { withdrawInvitation } from '../../contract/co-applicant.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { afterTold } from '../people/own-parts.ts'
import type { Filling } from '../filling/use-filling.ts'

/** Takes the key of the person whose link is withdrawn. */
export function useWithdrawLink({ credentials, adults, invitations, changeKnown }: Filling) {
  const t = useText()
  return async (person: string): Promise<void> => {
    const link = invitations.find((one) => one.person === person)
    if (!link) return
    const known = adults.find(({ key }) => key === person)
    const name = (known && nameOf(known)) || link.email || t('application_form_invited_person')
    const isSure = await askToConfirm({
      title: t('application_form_withdraw_link_of', { name }),
      text: t(link.isUsed ? 'application_form_withdraw_link_used_text' : 'application_form_withdraw_link_text', {
        name,
      }),
      confirm: t('application_form_withdraw_link'),
      danger: true,
    })
    if (!isSure) return
    try {
      const params = { ...credentials, invitationId: link.id }
      const answer = await call(withdrawInvitation, { params })
      changeKnown((before) => afterTold(before, answer))
      notify({ type: 'success', title: t('application_form_link_withdrawn') })
    } catch (failure) {
      tellFailure(failure)
    }
  }
}
