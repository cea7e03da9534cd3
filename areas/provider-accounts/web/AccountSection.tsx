// One account at an outside service: which is used, and the access data of the firm's own account.

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldParts } from '#areas/project-settings/web/public.tsx'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { accountSources, type AccountOrigin, type AccountSource } from '../rules/account-fields.ts'

interface Props {
  title: string
  about: string
  source: FieldParts<AccountSource>
  secret: FieldParts<string>
  /** Time at which the secret was set, as ISO text; empty while there is none. */
  setAt: string
  /** The account in use, as saved. */
  origin: AccountOrigin | null
  /** Work without the service, in words. */
  without: string
  /** Further fields of an own account. */
  children?: ReactNode
}

export function AccountSection({ title, about, source, secret, setAt, origin, without, children }: Props) {
  const t = useText()
  const options = accountSources.map((value) => ({ value, displayName: t(`provider_accounts_source_${value}`) }))
  return (
    <Section title={title} description={about}>
      <Notice tone={origin === 'demo' || origin === null ? 'amber' : 'grey'} isCompact isSpaced>
        {origin ? t(`provider_accounts_origin_${origin}`) : without}
      </Notice>
      <FieldGrid>
        <SelectField
          {...source}
          required
          options={options}
          onChange={(value) => source.onChange(accountSources.find((one) => one === value) ?? source.value)}
        />
        {source.value === 'own' && (
          <>
            {children}
            <PasswordField
              {...secret}
              required={setAt === ''}
              kind="new"
              hint={
                setAt
                  ? t('provider_accounts_secret_set', { date: formatDate(setAt) })
                  : t('provider_accounts_secret_new')
              }
            />
          </>
        )}
      </FieldGrid>
    </Section>
  )
}

interface CheckProps {
  isPending: boolean
  onCheck: () => void
}

/** Tries the saved account. */
export function AccountCheck({ isPending, onCheck }: CheckProps) {
  const t = useText()
  return (
    <Section title={t('provider_accounts_check_title')} description={t('provider_accounts_check_about')}>
      <Button variant="default" loading={isPending} onClick={onCheck}>
        {t('provider_accounts_check')}
      </Button>
    </Section>
  )
}
