// Facts of an investor: contact people, company, search profile, legal facts.

import { Anchor } from '@mantine/core'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { InvestorView, ProfileData } from '../../contract/investor.ts'
import styles from './record.module.css'

interface Props {
  investor: InvestorView
}

export function ContactsSection({ investor: { data, accounts } }: Props) {
  const t = useText()
  return (
    <Section title={t('investors_part_contacts')} anchor="contacts">
      {data.contacts.map((contact) => {
        const { id, firstName, lastName, function: role, email, phone } = contact
        const name = `${firstName} ${lastName}`.trim()
        const marks = [role, id && accounts.includes(id) && t('investors_has_account')].filter(Boolean).join(' · ')
        return (
          <div key={id ?? name} className={styles.contact}>
            <strong>{name}</strong>
            {marks && <span className={styles.soft}>{marks}</span>}
            {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
            {phone && <PhoneLink number={phone} />}
          </div>
        )
      })}
    </Section>
  )
}

export function CompanySection({ investor: { data } }: Props) {
  const t = useText()
  const place = [data.street, [data.postalCode, data.seat].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Section title={t('investors_part_company')} anchor="company">
      <KeyValueList
        items={[
          { label: t('investors_field_investorType'), value: t(`investors_type_${data.investorType}`) },
          { label: t('investors_field_legalForm'), value: data.legalForm && t(`investors_form_${data.legalForm}`) },
          { label: t('investors_field_uid'), value: data.uid },
          { label: t('investors_field_seat'), value: place },
          { label: t('investors_field_website'), value: data.website },
          { label: t('investors_field_isCoBroker'), value: t(data.isCoBroker ? 'general_yes' : 'general_no') },
          { label: t('investors_field_source'), value: t(`investors_source_${data.source}`) },
          { label: t('investors_field_remark'), value: data.remark },
        ]}
      />
    </Section>
  )
}

export function ProfileSection({ investor: { data, profileChangedAt } }: Props) {
  const t = useText()
  return (
    <Section
      title={t('investors_part_profile')}
      description={profileChangedAt && t('investors_profile_changed', { date: formatDate(profileChangedAt) })}
      anchor="profile"
    >
      <ProfileFacts profile={data} />
    </Section>
  )
}

/** Open wishes are shown as such. */
export function ProfileFacts({ profile }: { profile: ProfileData }) {
  const t = useText()
  const open = <span className={styles.soft}>{t('investors_open_wish')}</span>
  const words = (prefix: string, values: readonly string[]) =>
    values.length === 0 ? open : values.map((value) => t(`${prefix}${value}`)).join(', ')
  const regions = [...profile.cantons, ...profile.postalCodes].join(', ')
  return (
    <KeyValueList
      columns={2}
      items={[
        { label: t('investors_column_regions'), value: regions || open },
        { label: t('investors_field_propertyUses'), value: words('projects_use_', profile.propertyUses) },
        { label: t('investors_field_buildingZones'), value: words('projects_zone_', profile.buildingZones) },
        {
          label: t('investors_field_propertyStates'),
          value: words('investors_property_state_', profile.propertyStates),
        },
        { label: t('investors_field_riskClasses'), value: words('investors_risk_', profile.riskClasses) },
        { label: t('investors_field_dealTypes'), value: words('projects_transaction_', profile.dealTypes) },
        { label: t('investors_volume'), value: range(profile.volumeFrom, profile.volumeTo) ?? open },
        {
          label: t('investors_field_yieldFrom'),
          value: profile.yieldFrom === null ? open : `${formatNumber(profile.yieldFrom)} %`,
        },
        {
          label: t('investors_field_ticketSize'),
          value: profile.ticketSize === null ? null : formatMoney(profile.ticketSize),
        },
        { label: t('investors_field_profileNote'), value: profile.profileNote },
      ]}
    />
  )
}

function range(from: number | null, to: number | null): string | undefined {
  if (from === null && to === null) return undefined
  return `${from === null ? '' : formatMoney(from)} – ${to === null ? '' : formatMoney(to)}`.trim()
}

export function LegalSection({ investor }: Props) {
  const t = useText()
  const { data, lexResult, isGeneralNdaInForce } = investor
  const { generalNdaOn, generalNdaUntil } = data
  const general = generalNdaOn
    ? `${formatDate(generalNdaOn)} – ${generalNdaUntil ? formatDate(generalNdaUntil) : ''}`.trim()
    : null
  return (
    <Section title={t('investors_part_legal')} anchor="legal">
      <KeyValueList
        items={[
          {
            label: t('investors_general_nda'),
            value:
              general && `${general} · ${t(isGeneralNdaInForce ? 'investors_in_force' : 'investors_not_in_force')}`,
          },
          { label: t('investors_lex'), value: t(`investors_lex_${lexResult}`) },
          { label: t('investors_field_beneficialOwner'), value: data.beneficialOwner },
        ]}
      />
      <p className={styles.soft}>{t('investors_lex_note')}</p>
    </Section>
  )
}
