// Shows one page of sections at a time on a phone, validating each before the next; on a wide screen all sections. The
// open section is in the address, so that Back returns to the previous page.

import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import type { FormSection } from '#areas/forms/rules/form-definition.ts'
import { shownSections } from '#areas/forms/rules/shown-fields.ts'
import { AskedContext, useSurroundings } from './form-context.ts'
import { FormSections } from './FormSections.tsx'
import type { Part } from './part.ts'
import { pagesOf, pageToTurnTo, placeOf, type SectionPage } from '../../rules/section-pages.ts'
import { SaveMark } from './SaveMark.tsx'
import { usePart } from './use-part.ts'
import styles from './PagedSections.module.css'

interface Props {
  sections: readonly FormSection[]
  of: readonly FormSection[]
  part: Part
  errorOf: (key: string) => string | undefined
  onEdit: (key: string) => void
  /** Keys of the fields with errors in the last check. */
  wrong: readonly string[]
  /** Shows the errors of these fields; returns true if there are none. */
  check: (keys: readonly string[]) => Promise<boolean>
  /** Called on page change: errors shown belong to the page that is left. */
  onTurn: () => void
  /** Called on the first page; if undefined, there is no Back button there. */
  onBack?: (() => void) | undefined
  /** Content below the last page. */
  children: ReactNode
}

export function PagedSections({ wrong, check, onTurn, onBack, children, ...asked }: Props) {
  const t = useText()
  const isPhone = usePhone()
  const { search, setSearch } = useAddress()
  const { world, acrossFor } = useSurroundings()
  const { answers } = usePart(asked.part)
  const top = useRef<HTMLParagraphElement>(null)
  const keys = new Set(asked.sections.map(({ key }) => key))
  const shown = shownSections({ sections: asked.of, answers, world, across: acrossFor(answers) }).filter(
    ({ section }) => keys.has(section.key),
  )
  const pages = pagesOf(asked.sections, shown)
  const place = placeOf(pages, search.section)
  const turn = async (to: number) => {
    onTurn()
    await setSearch({ section: firstOf(pages[to]) })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const target = isPhone ? pageToTurnTo(pages, place, wrong) : null
  const section = target === null ? undefined : firstOf(pages[target])
  useEffect(() => {
    if (section) void setSearch({ section }, { replace: true })
  }, [section, setSearch])
  const open = pages[place]
  if (!isPhone || pages.length < 2 || !open) {
    return (
      <AskedContext value={pages.flatMap(keysOf)}>
        <FormSections {...asked} />
        {children}
      </AskedContext>
    )
  }
  const goOn = async () => {
    if (showUnreadable(document)) return
    if (await check(keysOf(open))) await turn(place + 1)
  }
  const isLast = place === pages.length - 1
  return (
    <AskedContext value={keysOf(open)}>
      <p className={styles.place} ref={top} tabIndex={-1}>
        {t('application_form_section_place', { place: place + 1, count: pages.length })}
      </p>
      <FormSections
        {...asked}
        sections={asked.sections.filter(({ key }) => open.shown.some((one) => one.section.key === key))}
      />
      {(place > 0 || onBack) && (
        <Button
          variant="subtle"
          size="compact-md"
          px={4}
          mt={8}
          onClick={() => (place > 0 ? void turn(place - 1) : onBack?.())}
        >
          {t(place > 0 ? 'application_form_section_back' : 'general_back')}
        </Button>
      )}
      {isLast ? (
        children
      ) : (
        <div className={styles.buttons}>
          <SaveMark part={asked.part} />
          <Button size="md" fullWidth onClick={() => void goOn()}>
            {t('application_form_section_next')}
          </Button>
        </div>
      )}
    </AskedContext>
  )
}

const keysOf = ({ shown }: SectionPage): string[] => shown.flatMap(({ fields }) => fields.map(({ key }) => key))

const firstOf = (page: SectionPage | undefined): string | undefined => page?.shown[0]?.section.key
