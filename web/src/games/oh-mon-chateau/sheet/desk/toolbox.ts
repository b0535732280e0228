import { signal } from '@preact/signals';
import { colour, type Style, type Tool } from '../ink/stroke.js';

/** What lies in the hand. It stays there from part to part. */
export class Toolbox {
  readonly tool = signal<Tool>('pencil');
  readonly colour = signal(colour('black'));
  readonly width = signal(1);
  /** The last tool that draws lines: what is drawn for somebody is drawn with it. */
  readonly style = signal<Style>('ink');

  take(tool: Tool): void {
    this.tool.value = tool;
    if (tool !== 'wash' && tool !== 'eraser') this.style.value = tool;
  }
}
