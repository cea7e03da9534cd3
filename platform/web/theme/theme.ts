// Theme of the component library with our tokens. Global sizes and styles are set here.

import { colorsTuple, createTheme, defaultVariantColorsResolver, type CSSVariablesResolver } from '@mantine/core'
import { atLightness } from '#platform/rules/look/colour.ts'
import { darkGreys, libraryVariables, lightGreys } from './library-variables.ts'
import { tokensOf, type Contrast } from './tokens.ts'
import styles from './theme.module.css'

const lightnesses = [0.97, 0.94, 0.89, 0.82, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34]

interface Dress {
  tint: string
  fontSize: number
  /** Label of the close button in the corner of a dialog. */
  close: string
}

export function themeOf({ tint, fontSize, close }: Dress) {
  const shades = colorsTuple(lightnesses.map((lightness) => atLightness(tint, lightness)))
  return createTheme({
    primaryColor: 'tint',
    colors: { tint: shades },
    fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
    fontSizes: { xs: '12px', sm: `${fontSize}px`, md: `${fontSize}px`, lg: '16px', xl: '18px' },
    defaultRadius: 8,
    cursorType: 'pointer',
    respectReducedMotion: true,
    shadows: { md: 'var(--q-shadow)', xl: 'var(--q-shadow)' },
    variantColorResolver: (input) => {
      const resolved = defaultVariantColorsResolver(input)
      if (input.variant !== 'filled') return resolved
      const isDanger = input.color === 'red'
      const name = isDanger ? 'danger' : 'accent'
      return {
        ...resolved,
        background: `var(--q-${name})`,
        hover: `var(--q-${name}-hover)`,
        color: `var(--q-on-${name})`,
      }
    },
    // Plain objects instead of imported components, so that a page loads only the components it uses.
    components: {
      Button: { defaultProps: { size: 'sm' }, classNames: { root: styles.button } },
      ActionIcon: {
        defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
        classNames: { root: styles.icon },
      },
      Tooltip: {
        defaultProps: { withArrow: false, openDelay: 350, events: { hover: true, focus: true, touch: false } },
        classNames: { tooltip: styles.tooltip },
      },
      Input: { classNames: { wrapper: styles.inputWrapper, input: styles.input } },
      InputWrapper: {
        defaultProps: { withAsterisk: false },
        classNames: { label: styles.label, description: styles.hint, error: styles.error },
      },
      Menu: {
        defaultProps: {
          shadow: 'md',
          position: 'bottom-end',
          // The placeholder element is not allowed inside role="menu".
          withInitialFocusPlaceholder: false,
          transitionProps: { duration: 120, transition: 'pop-top-right' },
        },
        classNames: { dropdown: styles.floating, item: styles.menuItem, label: styles.menuLabel },
      },
      Popover: { defaultProps: { shadow: 'md' }, classNames: { dropdown: styles.floating } },
      Modal: {
        defaultProps: {
          // Its <header> would be a second banner landmark of the page.
          attributes: { header: { role: 'presentation' } },
          overlayProps: { backgroundOpacity: 0.35 },
          closeButtonProps: { 'aria-label': close },
          centered: true,
          transitionProps: { duration: 140, transition: 'pop' },
          radius: 12,
        },
        classNames: {
          title: styles.modalTitle,
          content: styles.modal,
          header: styles.modalHead,
          body: styles.modalBody,
        },
      },
      Drawer: {
        defaultProps: { overlayProps: { backgroundOpacity: 0.35 }, closeButtonProps: { 'aria-label': close } },
      },
      // A field that has the focus when its dialog opens must not cover the dialog with its choices.
      Select: { defaultProps: { openOnFocus: false } },
      MultiSelect: { defaultProps: { openOnFocus: false } },
      SegmentedControl: {
        classNames: { root: styles.segments, indicator: styles.segment, label: styles.segmentLabel },
      },
      Checkbox: { defaultProps: { radius: 4 }, classNames: { input: styles.choice } },
      Radio: { classNames: { radio: styles.choice } },
    },
  })
}

/** Our tokens and the library's variables mapped to them, for light and dark. */
export function variablesOf(tint: string, contrast: Contrast): CSSVariablesResolver {
  return () => ({
    variables: { '--q-top': '56px' },
    light: {
      ...tokensOf(tint, 'light', contrast),
      ...libraryVariables,
      ...lightGreys,
      '--q-shadow': '0 8px 28px rgb(20 28 32 / 14%), 0 1px 3px rgb(20 28 32 / 8%)',
    },
    dark: {
      ...tokensOf(tint, 'dark', contrast),
      ...libraryVariables,
      ...darkGreys,
      '--q-shadow': '0 8px 28px rgb(0 0 0 / 55%), 0 0 0 1px var(--q-line)',
    },
  })
}
