import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { IconButton } from './button.tsx'

export function CopyButton(props: Readonly<{ text: string; name: string; testId?: string }>) {
  const { tell } = useApp()
  const copy = () => {
    navigator.clipboard.writeText(props.text).then(
      () => tell(m().common.copied),
      () => tell(m().common.notCopied),
    )
  }
  return <IconButton icon="copy" name={props.name} onClick={copy} {...(props.testId ? { testId: props.testId } : {})} />
}
