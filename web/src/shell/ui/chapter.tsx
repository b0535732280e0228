import type { ComponentChildren } from 'preact';

type ChapterProps = {
  readonly title: string;
  readonly text: string;
  readonly picture?: ComponentChildren;
  readonly children?: ComponentChildren;
};

/** A part of the rules: what it is about, in words and a picture. */
export function Chapter({ title, text, picture, children }: ChapterProps) {
  return (
    <section class="panel stack">
      <div class="illustrated">
        <div class="stack tight">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {picture}
      </div>
      {children}
    </section>
  );
}
