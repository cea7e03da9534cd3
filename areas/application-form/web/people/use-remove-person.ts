// Deletes a person after a confirmation with the person's name.

import { call } from '#platform/web/api/call.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { removeAdult, removeChild } from '../../contract/fill-in.ts'
import { nameOf, type Person, type PersonKind } from '#areas/forms/rules/answers.ts'
import { forgetPapersOf } from '../documents/kept-papers.ts'
import { dropPerson } from './own-parts.ts'
import type { Filling } from '../filling/use-filling.ts'

export function useRemovePerson(filling: Filling): (kind: PersonKind, person: Person) => Promise<void> {
  const t = useText()
  const { credentials } = filling
  return async (kind, person) => {
    const name = nameOf(person) || t('application_form_person_without_name')
    const isSure = await askToConfirm({
      title: t('application_form_delete_person', { name }),
      text: t('application_form_delete_person_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (!isSure) return
    try {
      await call(kind === 'adult' ? removeAdult : removeChild, { params: { ...credentials, personKey: person.key } })
      dropPerson(filling, kind, person.key)
      await forgetPapersOf({ slug: credentials.slug, owner: person.key })
    } catch (failure) {
      tellFailure(failure)
    }
  }
}
