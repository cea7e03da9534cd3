// Shows the areas reached from a building and the route to an address, where a maps service answers.

import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { getMaps } from '../../contract/travel.ts'
import { travelModes, type TravelMode } from '../../rules/travel.ts'
import { TravelAnswer } from './TravelAnswer.tsx'
import styles from './Travel.module.css'

export default function TravelSection() {
  const t = useText()
  const query = useQuery(queryOf(getMaps))
  return (
    <Section title={t('maps_travel')} description={t('maps_travel_text')}>
      <QueryView query={query} rows={4}>
        {({ service, tiles, buildings }) =>
          service && buildings.length > 0 ? (
            <Travel buildings={buildings} tiles={tiles} isDemo={service.isDemo} />
          ) : (
            <EmptyState title={t(service ? 'maps_no_building' : 'maps_no_service')} text={t('maps_no_service_text')} />
          )
        }
      </QueryView>
    </Section>
  )
}

interface Props {
  buildings: { id: string; title: string; address: string }[]
  tiles: { url: string; attribution: string } | null
  isDemo: boolean
}

function Travel({ buildings, tiles, isDemo }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<TravelMode>('walking')
  const [typed, setTyped] = useState('')
  const [to, setTo] = useState('')
  const building = chosen ?? buildings[0]?.id
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setTo(typed.trim())
  }
  return (
    <>
      <form className={styles.choice} onSubmit={ask}>
        <SelectField
          label={t('maps_building')}
          name="building"
          required
          value={building ?? null}
          onChange={setChosen}
          options={buildings.map(({ id, title, address }) => ({ value: id, displayName: nameOf(title, address) }))}
        />
        <SegmentedControl
          aria-label={t('maps_mode')}
          value={mode}
          onChange={setMode}
          data={travelModes.map((value) => ({ value, label: t(`maps_mode_${value}`) }))}
        />
        <TextField
          label={t('maps_target')}
          name="to"
          value={typed}
          onChange={setTyped}
          placeholder={t('maps_target_example')}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          {t('maps_show_route')}
        </Button>
      </form>
      {isDemo && <p className={styles.demo}>{t('maps_demo')}</p>}
      {building && <TravelAnswer building={building} mode={mode} to={to} tiles={tiles} />}
    </>
  )
}

const nameOf = (title: string, address: string) => (address.startsWith(title) ? address : `${title} · ${address}`)
