// Settings of the public list inside other websites: columns, filters, and the colour, with a note on its
// readability.

import { Checkbox, ColorInput } from '@mantine/core'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import { hexColour } from '#platform/rules/hex-colour.ts'
import { contrastOf } from '#platform/rules/look/colour.ts'
import { tokensOf, type Appearance } from '#platform/web/theme/tokens.ts'
import type { WebsiteData } from '../contract/website.ts'
import { frameColumns, frameFilters } from '../rules/frame-settings.ts'
import styles from './FrameFields.module.css'
import type { FieldsOf } from './use-setting-form.ts'

interface Props {
  form: FieldsOf<WebsiteData>
  labels: Readonly<Record<string, string>>
}

export function FrameFields({ form: { values, set, errorOf }, labels }: Props) {
  const t = useText()
  return (
    <FieldGrid>
      <Checkbox.Group
        label={labels['frameColumns']}
        description={t('project_settings_frame_columns_hint')}
        value={[...values.frameColumns]}
        onChange={(chosen) =>
          set(
            'frameColumns',
            frameColumns.filter((column) => chosen.includes(column)),
          )
        }
        error={errorOf('frameColumns')}
      >
        <div className={styles.boxes}>
          {frameColumns.map((column) => (
            <Checkbox key={column} value={column} label={t(`project_settings_frame_column_${column}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group
        label={labels['frameFilters']}
        description={t('project_settings_frame_filters_hint')}
        value={[...values.frameFilters]}
        onChange={(chosen) =>
          set(
            'frameFilters',
            frameFilters.filter((filter) => chosen.includes(filter)),
          )
        }
        error={errorOf('frameFilters')}
      >
        <div className={styles.boxes}>
          {frameFilters.map((filter) => (
            <Checkbox key={filter} value={filter} label={t(`project_settings_frame_filter_${filter}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <ColorInput
        label={labels['frameColor']}
        description={t('project_settings_frame_color_hint')}
        value={values.frameColor}
        onChange={(color) => set('frameColor', color)}
        error={errorOf('frameColor')}
        eyeDropperButtonProps={{ 'aria-label': t('project_settings_color_pick') }}
        swatches={['#0b7a75', '#0a5fb4', '#7a1f3d', '#2f4b26', '#8a4b08', '#3d3a7c', '#1f2429']}
      />
      <Readability color={hexColour(values.frameColor)} />
    </FieldGrid>
  )
}

const grounds: readonly Appearance[] = ['light', 'dark']
/** Contrast ratio for text, WCAG 2.2 AA. */
const readable = 4.5

/** Shows the colour's contrast on light and on dark ground, as in the frame. */
function Readability({ color }: { color: string | undefined }) {
  const t = useText()
  if (!color) return null
  return (
    <ul className={styles.samples} aria-live="polite">
      {grounds.map((ground) => {
        const tokens = tokensOf(color, ground, 'normal')
        const accent = tokens['--q-accent'] ?? color
        const canvas = tokens['--q-canvas'] ?? ''
        const ratio = contrastOf(color, canvas)
        const values = {
          color,
          shade: accent,
          ratio: ratio.toFixed(1),
          least: readable,
          ground: t(`project_settings_ground_${ground}`),
        }
        return (
          <li key={ground} className={styles.sample}>
            <span className={styles.ground} style={{ background: canvas, color: accent }} aria-hidden>
              Aa
              <span className={styles.button} style={{ background: accent, color: tokens['--q-on-accent'] }}>
                Aa
              </span>
            </span>
            <span>
              {t(ratio >= readable ? 'project_settings_frame_readable' : 'project_settings_frame_unreadable', values)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Display text of a list of values, for the conflict notice. */
export function frameWords(t: Translate, field: string, value: unknown): string | undefined {
  if (!Array.isArray(value) || (field !== 'frameColumns' && field !== 'frameFilters')) return undefined
  const kind = field === 'frameColumns' ? 'column' : 'filter'
  return value.map((one) => t(`project_settings_frame_${kind}_${String(one)}`)).join(', ') || '–'
}
