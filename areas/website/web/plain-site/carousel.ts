// Buttons that scroll a row of pictures; without the script it is scrolled by touch, wheel or keyboard.

export function addCarouselButtons(carousel: HTMLElement): void {
  const slides = carousel.querySelector<HTMLElement>('.site-slides')
  const count = slides?.children.length ?? 0
  if (!slides || count < 2) return
  const previous = buttonFor(carousel, 'previous', () => scroll(slides, -1))
  const next = buttonFor(carousel, 'next', () => scroll(slides, 1))
  const buttons = document.createElement('div')
  buttons.className = 'site-carousel-buttons'
  buttons.append(previous, next)
  carousel.append(buttons)
  const show = () => {
    previous.ariaDisabled = String(slides.scrollLeft < 4)
    next.ariaDisabled = String(slides.scrollLeft > slides.scrollWidth - slides.clientWidth - 4)
  }
  slides.addEventListener('scroll', show, { passive: true })
  show()
}

function buttonFor(carousel: HTMLElement, name: 'previous' | 'next', press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['turn'] = name
  button.ariaLabel = carousel.dataset[name] ?? ''
  button.addEventListener('click', press)
  return button
}

function scroll(slides: HTMLElement, by: 1 | -1): void {
  const width = slides.firstElementChild?.getBoundingClientRect().width ?? slides.clientWidth
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  slides.scrollBy({ left: by * width, behavior })
}
