// Invites a buyer from the list of buyers, or a third party by their address. The mail is shown before it is sent.

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { queryOf } from '#platform/web/api/query.ts'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import type { Language } from '#platform/rules/project-type.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { lookAtBuyer, lookAtThirdParty } from '../../contract/people.ts'
import type { RoleChoice } from '../../contract/settings.ts'
import type { GuestKind } from '../../rules/guest-state.ts'
import { useInviteBuyer, useInviteThirdParty } from '../changes.ts'
import styles from './people.module.css'

interface Buyer {
  name: string
  company: string
  email: string
  language: Language
}

interface Props {
  slug: string
  kind: GuestKind
  roles: readonly RoleChoice[]
  buyers: readonly Buyer[]
  onClose: () => void
}

export function InviteModal({ slug, kind, roles, buyers, onClose }: Props) {
  const t = useText()
  const isBuyer = kind === 'buyer'
  const invitingBuyer = useInviteBuyer()
  const invitingThirdParty = useInviteThirdParty()
  const [email, setEmail] = useState('')
  const [data, setData] = useState({ first_name: '', last_name: '', company: '', role_id: '', access_until: '' })
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const set = (part: Partial<typeof data>) => setData({ ...data, ...part })
  const isAddress = z.email().safeParse(email).success
  const [typedName] = useDebouncedValue(`${data.first_name} ${data.last_name}`.trim(), 300)
  const typed = { language, ...(typedName && { name: typedName }) }
  const look = useQuery({
    ...queryOf(isBuyer ? lookAtBuyer : lookAtThirdParty, { params: { slug, email }, query: typed }),
    enabled: isAddress,
    placeholderData: keepPreviousData,
  })
  const chooseBuyer = (address: string | null) => {
    const buyer = buyers.find((one) => one.email === address)
    const [first = '', ...others] = (buyer?.name ?? '').split(' ')
    setEmail(address ?? '')
    set({ first_name: first, last_name: others.join(' '), company: buyer?.company ?? '' })
    if (buyer) setLanguage(buyer.language)
  }
  return (
    <ActionModal
      title={t(isBuyer ? 'document_room_invite_buyer' : 'document_room_invite_third_party')}
      action={t('document_room_invite_send')}
      size="lg"
      change={isBuyer ? invitingBuyer : invitingThirdParty}
      send={(_given, { show }) => {
        const missing = missingIn({ email, ...data })
        if (missing.length > 0) {
          show(Object.fromEntries(missing.map((field) => [field, t('general_field_is_required')])))
          return undefined
        }
        const body = { ...data, language, access_until: data.access_until || null }
        return { params: { slug, email }, body }
      }}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          {isBuyer ? (
            <SelectField
              label={t('document_room_buyer')}
              hint={buyers.length === 0 ? t('document_room_no_buyers') : undefined}
              name="email"
              required
              value={email || null}
              onChange={chooseBuyer}
              options={buyers.map((one) => ({ value: one.email, displayName: `${one.name} (${one.email})` }))}
              error={errorOf('email')}
            />
          ) : (
            <TextField
              label={t('document_room_email')}
              name="email"
              required
              value={email}
              onChange={(value) => setEmail(value.trim())}
              error={errorOf('email')}
            />
          )}
          {look.data?.refused && <Notice>{look.data.refused}</Notice>}
          <FieldColumns>
            <TextField
              label={t('document_room_first_name')}
              name="first_name"
              required
              value={data.first_name}
              onChange={(name) => set({ first_name: name })}
              error={errorOf('first_name')}
            />
            <TextField
              label={t('document_room_last_name')}
              name="last_name"
              required
              value={data.last_name}
              onChange={(name) => set({ last_name: name })}
              error={errorOf('last_name')}
            />
          </FieldColumns>
          <FieldColumns>
            <TextField
              label={t('document_room_company')}
              name="company"
              value={data.company}
              onChange={(company) => set({ company })}
              error={errorOf('company')}
            />
            <SelectField
              label={t('document_room_role')}
              name="role_id"
              required
              value={data.role_id || null}
              onChange={(role) => set({ role_id: role ?? '' })}
              options={roles.map(({ id, title }) => ({ value: id, displayName: title }))}
              error={errorOf('role_id')}
            />
          </FieldColumns>
          <FieldColumns>
            <DateField
              label={t('document_room_field_access_until')}
              name="access_until"
              value={data.access_until}
              onChange={(day) => set({ access_until: day })}
              error={errorOf('access_until')}
            />
          </FieldColumns>
          <section aria-label={t('document_room_mail_preview')}>
            <div className={styles.mailHead}>
              <strong>{t('document_room_mail_preview')}</strong>
              <LanguageChoice value={language} onChange={setLanguage} />
            </div>
            {look.data && !look.data.refused && (
              <p className={styles.mail}>
                <strong>{look.data.mail.subject}</strong>
                {`\n\n${look.data.mail.text}`}
              </p>
            )}
          </section>
        </>
      )}
    </ActionModal>
  )
}

const missingIn = (given: { email: string; first_name: string; last_name: string; role_id: string }): string[] =>
  (['email', 'first_name', 'last_name', 'role_id'] as const).filter((field) => given[field].trim() === '')
