/** The frame before the wallet answers. */
export type FirstFrame = 'home' | 'mark'

const KEY = 'causeway.frame'

export function showFrame(frame: FirstFrame): void {
  document.documentElement.dataset['frame'] = frame
}

/** The last page's frame for the home screen, else the mark alone. */
export function rememberedFrame(isHome: boolean): FirstFrame {
  return isHome && localStorage.getItem(KEY) === 'home' ? 'home' : 'mark'
}

export function rememberFrame(frame: FirstFrame): void {
  if (localStorage.getItem(KEY) !== frame) localStorage.setItem(KEY, frame)
}
