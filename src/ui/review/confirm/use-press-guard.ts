import { useEffect, useRef, useState } from 'preact/hooks'
import { acceptsPress, armedAt, isArmed, observeAttention, type PressGuard, UNATTENDED } from './press-guard.ts'

type Began = Readonly<{ at: number; key: string | undefined }>

/** `isAlive`: the button is armed. `armsSince`: names the wait for that, while it runs. `takes`: this press counts. */
export function usePressGuard(
  plan: string,
): Readonly<{ isAlive: boolean; armsSince: number | undefined; takes: (event: MouseEvent) => boolean }> {
  const guard = useRef<PressGuard>(UNATTENDED)
  const began = useRef<Began | undefined>(undefined)
  const [alivePlan, setAlivePlan] = useState<string | undefined>(undefined)
  const [armsSince, setArmsSince] = useState<number | undefined>(undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (isBroken = false) => {
      clearTimeout(timer)
      const isFocused = document.hasFocus() && !isBroken
      const isVisible = document.visibilityState === 'visible'
      guard.current = observeAttention(guard.current, { plan, isVisible, isFocused }, performance.now())
      const at = armedAt(guard.current)
      setAlivePlan(isArmed(guard.current, performance.now()) ? plan : undefined)
      setArmsSince(guard.current.attentiveSince)
      if (at !== undefined && at > performance.now()) timer = setTimeout(seen, at - performance.now() + 1)
    }
    const seen = () => look()
    const broken = () => look(true)
    const resized = () => {
      look(true)
      look()
    }
    addEventListener('focus', seen)
    addEventListener('blur', broken)
    addEventListener('resize', resized)
    document.addEventListener('visibilitychange', seen)
    look()
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', seen)
      removeEventListener('blur', broken)
      removeEventListener('resize', resized)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [plan])

  useEffect(() => {
    const pressed = (event: PointerEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent && event.repeat) return
      began.current = { at: performance.now(), key: event instanceof KeyboardEvent ? event.key : undefined }
    }
    addEventListener('pointerdown', pressed, true)
    addEventListener('keydown', pressed, true)
    return () => {
      removeEventListener('pointerdown', pressed, true)
      removeEventListener('keydown', pressed, true)
    }
  }, [])

  return {
    isAlive: alivePlan === plan,
    armsSince: alivePlan === plan ? undefined : armsSince,
    takes: (event) => {
      const press = { isTrusted: event.isTrusted, beganAt: began.current?.at, key: began.current?.key }
      began.current = undefined
      return acceptsPress(guard.current, press, performance.now())
    },
  }
}
