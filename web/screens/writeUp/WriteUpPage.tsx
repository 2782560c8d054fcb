import { hasResult } from '@elan/domain/project/moduleEntry';
import {
  ForecastLink,
  ForecastRegion,
  LoadedForecastPart,
} from '../../forecast/ForecastRegion.tsx';
import { Contradictions } from '../../moduleEditor/contradictions/Contradictions.tsx';
import { ForecastPartContext } from '../../moduleEditor/forecastPart.ts';
import { AutoFillCard } from '../../moduleEditor/frame/AutoFillCard.tsx';
import { ModuleBody } from '../../moduleEditor/frame/ModuleBody.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { moduleIntro } from '../../moduleEditor/result/moduleIntros.tsx';
import { useWrittenText } from '../../moduleEditor/result/useWrittenText.ts';
import { WriteUpResult } from '../../moduleEditor/result/WriteUpResult.tsx';
import { Revisions } from '../../moduleEditor/revision/Revisions.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { TwinPanel } from '../../moduleEditor/twin/TwinPanel.tsx';

/** A module with a write-up: its questions, buttons and text. */
export function ModulePage(props: ModulePageProps) {
  const editor = useModuleEditor(props);
  const written = useWrittenText(editor);
  const { definition, project, form } = editor;
  const isWritten = hasResult(definition.kind, editor.content);
  const ModuleIntro = moduleIntro(definition);
  const contradictions = <Contradictions definition={definition} project={project} />;
  const page = (
    <ModuleFrame editor={editor}>
      {definition.forecast && !isWritten ? <ForecastLink /> : null}
      <div className="mb-4 empty:hidden print:hidden">
        <AutoFillCard
          heading={editor.heading}
          definition={definition}
          project={project}
          generation={editor.generation}
          mayWrite={editor.mayWrite}
          autoFill={editor.autoFill}
          retry={editor.retry}
        />
      </div>
      {isWritten ? null : <div className="mb-2 empty:hidden sm:mb-4">{contradictions}</div>}
      <ModuleBody
        editor={editor}
        written={written}
        more={definition.forecast ? <ForecastLink /> : null}
        intro={
          ModuleIntro ? (
            <ModuleIntro definition={definition} project={project} form={form} />
          ) : undefined
        }
      >
        <Revisions editor={editor}>
          <WriteUpResult editor={editor} written={written} checks={contradictions} />
        </Revisions>
        <TwinPanel editor={editor} />
      </ModuleBody>
      {definition.forecast ? <ForecastRegion editor={editor} /> : null}
    </ModuleFrame>
  );
  if (!definition.forecast) return page;
  return <ForecastPartContext value={LoadedForecastPart}>{page}</ForecastPartContext>;
}
