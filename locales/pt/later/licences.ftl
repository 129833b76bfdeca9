licences-lead = O Sideboards contém o trabalho de muitas outras pessoas: bibliotecas no programa e nesta página, e um tipo de letra. Aqui estão as suas licenças, no texto original.
