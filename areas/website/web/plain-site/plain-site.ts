// Script of the project website: buttons of the picture carousel, and the current section in the menu. The page works
// without it.

import './site.css'
import { addCarouselButtons } from './carousel.ts'
import { markCurrentSection } from './current-section.ts'

for (const carousel of document.querySelectorAll<HTMLElement>('.site-carousel')) addCarouselButtons(carousel)
const menu = document.querySelector<HTMLElement>('.site-menu')
if (menu) markCurrentSection(menu)
