// Parts of a list keep their own class when a tooltip or a menu around them passes one.

import { MantineProvider, Menu, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QuietButton } from './filters/QuietButton.tsx'
import quiet from './filters/QuietButton.module.css'
import { BoxTarget } from './rows/BoxTarget.tsx'
import target from './rows/BoxTarget.module.css'
import { ToolIcon } from './toolbar/ToolIcon.tsx'
import tool from './toolbar/ToolIcon.module.css'

const inTooltip = (part: ReactNode) => <Tooltip label="Reason">{part}</Tooltip>
const inMenu = (part: ReactNode) => (
  <Menu>
    <Menu.Target>{part}</Menu.Target>
  </Menu>
)

it.each([
  ['the space around a selection box', inTooltip(<BoxTarget />), target.target],
  ['an icon of the toolbar', inTooltip(<ToolIcon />), tool.tool],
  ['a button among the filters', inMenu(<QuietButton>Filter</QuietButton>), quiet.quiet],
])('%s', (_, part, name) => {
  expect(name).toBeTruthy()
  expect(renderToStaticMarkup(<MantineProvider env="test">{part}</MantineProvider>)).toContain(name)
})
