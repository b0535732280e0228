import { chateauTexts } from '../../texts/table.js';
import type { Drawing } from '../ink/drawing.js';
import type { Easel } from './easel.js';
import { DeskIcon, type PenIcon } from './icons.js';

type ToolButtonProps = {
  readonly icon: PenIcon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

export function ToolButton({ icon, label, disabled = false, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <DeskIcon name={icon} />
    </button>
  );
}

type StepsProps = { readonly drawing: Drawing; readonly easel: () => Easel | null };

/** Back and forth, nearer and further away. */
export function Steps({ drawing, easel }: StepsProps) {
  const texts = chateauTexts().drawing;
  return (
    <div class="desk-steps">
      <ToolButton
        icon="undo"
        label={texts.undo}
        disabled={!drawing.canUndo.value}
        onClick={() => drawing.undo()}
      />
      <ToolButton
        icon="redo"
        label={texts.redo}
        disabled={!drawing.canRedo.value}
        onClick={() => drawing.redo()}
      />
      <span class="desk-zoom">
        <ToolButton icon="near" label={texts.zoomIn} onClick={() => easel()?.zoom(1.6)} />
        <ToolButton icon="far" label={texts.zoomOut} onClick={() => easel()?.zoom(1 / 1.6)} />
      </span>
    </div>
  );
}
