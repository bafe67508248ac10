import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { TextField } from '@agency-site/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';
import { ApiError } from '../../api/request.ts';
import { addPicture } from '../../domain/contract/staff/published.ts';
import {
  pictureIn,
  pictureMarkdown,
  sentSide,
  tooManyMegabytes,
  uploadLimits,
} from '../../domain/text/uploadedPicture.ts';
import { askAny } from '../deskApi.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { FormDialog } from './ActionForm';
import { DialogButton } from './buttons';
import * as css from './markdownField.css.ts';

/** A photo in a size to send, without what its camera wrote into it; unchanged if the browser can't read it. */
async function prepared(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|hei[cf])$/.test(file.type)) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, sentSide / Math.max(photo.width, photo.height));
    if (scale === 1 && file.type === 'image/jpeg') return file;
    const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  } catch {
    return file;
  }
}

/** Why a picture isn't sent. */
const refusal = (message: string) => new ApiError(message, 0, 'no-picture');

/** Stores a picture. @returns the address by which texts name it @throws ApiError */
async function store(file: File, isLogo: boolean): Promise<string> {
  const body = await prepared(file);
  if (body.size > uploadLimits.megabytes * 1024 * 1024) throw refusal(tooManyMegabytes);
  const headers = { 'idempotency-key': newIdempotencyKey() };
  return (await askAny(addPicture, { body, headers, timeout: 180_000, ...(isLogo && { query: { for: 'logo' } }) }))
    .address;
}

interface PictureDialogProps {
  /** Whether it becomes the logo, which the name of the agency describes. */
  isLogo?: boolean | undefined;
  /** Whether it may have a line of text below it. */
  hasCaption?: boolean;
  /** Gets it in Markdown, once it is stored, unless the dialog was closed meanwhile. */
  onPicture: (markdown: string) => void;
  onClose: () => void;
}

/** Asks for a picture and for what can be seen on it. */
export function PictureDialog({ isLogo = false, hasCaption, onPicture, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [isDecoration, setIsDecoration] = useState(isLogo);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (
    <FormDialog
      title="Add a picture"
      submit="Add it"
      busy="Making its sizes …"
      onClose={onClose}
      onSubmit={async (entered) => {
        if (!file) throw refusal('Choose a picture.');
        const address = await store(file, isLogo);
        if (!isOpen.current) return false;
        return onPicture(pictureMarkdown(address, isDecoration ? '' : alt, entered('caption')));
      }}
    >
      <TextField
        type="file"
        label="Picture"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        hint={`JPEG, PNG, WebP or AVIF, at most ${uploadLimits.megabytes} MB. Where and with what it was taken isn’t stored.`}
        onChange={({ currentTarget: { files } }) => setFile(files?.[0])}
      />
      {isDecoration ? null : (
        <TextField
          label="What can be seen"
          value={alt}
          onValueChange={setAlt}
          required
          maxLength={300}
          pattern=".*\S.*"
          hint="For readers who can’t see it, and for search engines: a baker takes loaves out of a stone oven."
        />
      )}
      {isLogo ? null : (
        <Checkbox
          label="Decoration only"
          hint="It says nothing that the text doesn’t. Screen readers pass over it."
          checked={isDecoration}
          onCheckedChange={setIsDecoration}
        />
      )}
      {hasCaption ? (
        <TextField name="caption" label="Caption" maxLength={300} hint="A line below it. Empty for none." />
      ) : null}
    </FormDialog>
  );
}

interface PictureFieldProps {
  isLogo?: boolean;
  label: string;
  hint: string;
  /** In Markdown; empty for none. */
  value: string;
  error?: string | undefined;
  onValueChange: (markdown: string) => void;
}

/** One picture, or none. */
export function PictureField({ isLogo, label, hint, value, error, onValueChange }: PictureFieldProps) {
  const picture = pictureIn(value);
  const mayWrite = useMay('staff');
  const group = useRef<HTMLDivElement>(null);
  const remove = () => {
    onValueChange('');
    group.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would disable what is in it with the fields around
    <div ref={group} role="group" aria-label={label} className={css.field}>
      <p className={page.strong}>{label}</p>
      <p className={page.fine}>{hint}</p>
      {picture ? (
        <>
          <img
            className={isLogo ? css.logo : css.picture}
            src={picture.sources[1]?.files[0]?.src}
            // What can be seen is written below it.
            alt=""
            width={picture.width}
            height={picture.height}
          />
          {isLogo ? null : <p className={page.quiet}>{picture.alt === '' ? 'Decoration only' : picture.alt}</p>}
        </>
      ) : null}
      {error ? <p role="alert">{error}</p> : null}
      {mayWrite ? (
        <div className={css.marks}>
          <DialogButton
            size="s"
            dialog={(onClose) => <PictureDialog isLogo={isLogo} onClose={onClose} onPicture={onValueChange} />}
          >
            {picture ? 'Another picture …' : 'Choose a picture …'}
          </DialogButton>
          {picture ? (
            <Button size="s" tone="plain" onClick={remove}>
              Remove
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
