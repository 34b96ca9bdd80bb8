import type { ComponentChildren } from 'preact'

export function Card(
  props: Readonly<{
    children: ComponentChildren
    title?: string
    aside?: ComponentChildren
    class?: string
    id?: string
  }>,
) {
  return (
    <section class={`card ${props.class ?? ''}`} id={props.id}>
      {props.title && (
        <header class="card-head">
          <h2>{props.title}</h2>
          {props.aside}
        </header>
      )}
      {props.children}
    </section>
  )
}

export function Line(props: Readonly<{ name: string; children: ComponentChildren; hint?: ComponentChildren }>) {
  return (
    <div class="line">
      <dt>{props.name}</dt>
      <dd>
        <span class="line-value">{props.children}</span>
        {props.hint && (
          <span class="line-hint">
            <span>{props.hint}</span>
          </span>
        )}
      </dd>
    </div>
  )
}
