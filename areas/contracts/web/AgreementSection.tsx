// Preview of the rental agreement: content, missing values with links, and terms.

import { Button, Group } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getContractInfo, type ContractInfo } from '../contract/agreement.ts'
import { MissingList } from './MissingList.tsx'
import { previewOf } from './paper-addresses.ts'
import { TermsForm } from './TermsForm.tsx'

/** Remounted when the version changes, so that no edit of an older version stays open. */
export default function AgreementSection({ tenant: { id, version } }: { tenant: { id: string; version: number } }) {
  return <Agreement key={`${id} ${version}`} tenantId={id} />
}

function Agreement({ tenantId }: { tenantId: string }) {
  const t = useText()
  const { search, setSearch } = useAddress()
  const { data: info } = useQuery(queryOf(getContractInfo, { params: { id: tenantId } }))
  if (!info) return <LoadingRows rows={4} />
  const isEditing = search.edit === 'terms' && info.canEdit.allowed
  const edit = (value: 'terms' | undefined) => void setSearch({ edit: value }, { replace: true })
  const action = (
    <Group gap={4}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFileText size={14} stroke={1.5} aria-hidden />}
        onClick={() => void showPaper({ address: previewOf(tenantId) })}
      >
        {t('contracts_preview')}
      </Button>
      {info.canEdit.allowed && !isEditing && (
        <Button variant="subtle" size="compact-sm" onClick={() => edit('terms')}>
          {t('general_edit')}
        </Button>
      )}
    </Group>
  )
  return (
    <Section title={t('contracts_agreement')} action={action} anchor="agreement">
      <MissingList info={info} />
      {isEditing ? (
        <TermsForm tenantId={tenantId} info={info} onClose={() => edit(undefined)} />
      ) : (
        <KeyValueList items={factsOf(t, info)} />
      )}
    </Section>
  )
}

function factsOf(t: ReturnType<typeof useText>, info: ContractInfo) {
  const { terms, landlord, initialRentForm: form, depositMonths } = info
  const end = terms.contractEnd
    ? t('contracts_fixed_until', { date: formatDate(terms.contractEnd) })
    : t('contracts_open_ended', {
        count: terms.noticeMonths,
        dates: terms.noticeDates ?? t('contracts_usual_notice_dates'),
      })
  const { total } = info
  const deposit = [
    formatMoney(total.deposit),
    depositMonths !== null && t('contracts_deposit_months', { months: depositMonths }),
  ]
  return [
    { label: t('contracts_landlord'), value: [landlord.name, landlord.address].filter(Boolean).join(', ') },
    { label: t('contracts_start'), value: formatDate(terms.contractStart) },
    { label: t('contracts_term'), value: end },
    { label: t('contracts_net_rent'), value: formatMoney(info.netRent) },
    { label: t('contracts_ancillary'), value: formatMoney(info.ancillaryCost) },
    { label: t('contracts_gross_rent'), value: formatMoney(info.grossRent) },
    ...info.together.map((one) => ({ label: one.title, value: rentsOf(t, one) })),
    ...(info.together.length > 0
      ? [{ label: t('contracts_gross_rent_total'), value: formatMoney(total.grossRent) }]
      : []),
    {
      label: t(info.together.length > 0 ? 'contracts_deposit_total' : 'contracts_deposit'),
      value: total.deposit === null ? null : deposit.filter(Boolean).join(' · '),
    },
    { label: t('contracts_number'), value: info.contractNumber },
    ...(form
      ? [
          { label: t('contracts_form'), value: t('contracts_form_required', { canton: form.canton }) },
          { label: t('contracts_form_before'), value: previousOf(t, info) },
          { label: t('contracts_rent_reason'), value: terms.rentReason },
        ]
      : []),
    { label: t('contracts_remark'), value: terms.comment },
  ]
}

function rentsOf(t: ReturnType<typeof useText>, one: ContractInfo['together'][number]): string {
  const values = { net: formatMoney(one.netRent), ancillary: formatMoney(one.ancillaryCost ?? 0) }
  if (one.deposit === null) return t('contracts_rents_without_deposit', values)
  return t('contracts_rents_of', { ...values, deposit: formatMoney(one.deposit) })
}

function previousOf(t: ReturnType<typeof useText>, { terms, initialRentForm: form }: ContractInfo): string | null {
  if (terms.isFirstLetting) return t('contracts_first_letting')
  if (!form || form.previousNetRent === null) return null
  const source = form.previousOf && t('contracts_previous_of', { names: form.previousOf })
  const rents = [form.previousNetRent, form.previousAncillaryCost]
    .filter((amount) => amount !== null)
    .map((amount) => formatMoney(amount))
    .join(' + ')
  return [rents, source].filter(Boolean).join(' · ')
}
