// Settings page of the sender address: the address, its confirmation, and the DNS records of its domain.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { askAgain, getSender, getSenderDomain, removeSender, saveSender, senderForm } from '../contract/sender.ts'
import { DomainSection } from './DomainSection.tsx'
import styles from './Sender.module.css'

type Sender = ReceivedResponseOf<typeof getSender>

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getSender))

export default function SenderPage() {
  const t = useText()
  const query = useQuery(queryOf(getSender))
  const { data } = query
  return (
    <div className={styles.page}>
      <PageHead title={t('sender_title')} subtitle={t('sender_about')} />
      {data && <AddressForm key={data.version} sender={data} />}
      {data?.data.address && <StateSection sender={data} />}
      {data?.data.address && <DomainSection />}
      {!data && <QueryView query={query} rows={6} />}
    </div>
  )
}

function AddressForm({ sender }: { sender: Sender }) {
  const t = useText()
  const form = useSettingForm({
    stored: sender,
    dataIn: senderForm,
    save: (data, version) => call(saveSender, { body: { ...data, version } }),
    stale: [getSender, getSenderDomain],
  })
  const labels = { address: t('sender_field_address'), name: t('sender_field_name') }
  return (
    <SettingForm form={form} labels={labels}>
      <Section
        title={t('sender_part_address')}
        {...(!sender.isConfirmed && { description: t('sender_usual', { address: sender.usual }) })}
      >
        <div className={styles.fields}>
          <TextField
            name="address"
            label={labels.address}
            type="email"
            value={form.values.address}
            onChange={(address) => form.set('address', address)}
            error={form.errorOf('address')}
            required
          />
          <TextField
            name="name"
            label={labels.name}
            hint={t('sender_field_name_hint')}
            maxLength={100}
            value={form.values.name}
            onChange={(name) => form.set('name', name)}
            error={form.errorOf('name')}
          />
        </div>
      </Section>
    </SettingForm>
  )
}

function StateSection({ sender: { data, isConfirmed, askedAt, usual, sends } }: { sender: Sender }) {
  const t = useText()
  const asking = useChange(askAgain, { stale: [getSender] })
  const removing = useChange(removeSender, { stale: [getSender, getSenderDomain] })
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('sender_remove_title'),
      text: t('sender_remove_text', { address: usual }),
      confirm: t('sender_remove'),
      cancel: t('sender_remove_cancel'),
      danger: true,
    })
    if (isSure) removing.mutate({})
  }
  const { address } = data
  return (
    <Section
      title={address}
      action={
        <StateBadge
          state={isConfirmed ? 'confirmed' : 'waiting'}
          title={t(isConfirmed ? 'sender_state_confirmed' : 'sender_state_waiting')}
          tone={isConfirmed ? 'green' : 'amber'}
        />
      }
    >
      <p className={styles.words}>
        {isConfirmed
          ? t('sender_confirmed_text', { address })
          : t('sender_waiting_text', { address, date: formatDateTime(askedAt) })}
        {!isConfirmed && !sends && ` ${t('sender_no_server')}`}
      </p>
      <div className={styles.buttons}>
        {!isConfirmed && (
          <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate({})}>
            {t('sender_ask_again')}
          </Button>
        )}
        <Button variant="default" color="red" loading={removing.isPending} onClick={() => void remove()}>
          {t('sender_remove')}
        </Button>
      </div>
    </Section>
  )
}
